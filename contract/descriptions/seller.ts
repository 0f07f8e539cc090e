import {
  listOwnProducts,
  ProductChange,
  ProductInput,
  SellerProduct,
  SellerProfile,
  SellerProfileInput,
  updateSellerProfile,
} from '../seller.ts'
import { productFields } from './catalogue.ts'
import { describeFields, describeSchema } from './describe.ts'

const business = {
  businessName: 'The name that buyers see, 1 to 100 characters. A new name must be verified again (SPRO-041).',
  sellerType: 'The legal form (SPRO-034).',
  address: 'Street or landmark where the goods are fetched, 1 to 100 characters.',
  region: 'One of the 31 regions of Tanzania, 1 to 100 characters. The server does not compare it with a list.',
  district: 'The district or council in the region, 1 to 100 characters.',
  city: 'The town, 1 to 100 characters.',
  country: 'Usually `Tanzania`, 1 to 100 characters.',
  nationalId: 'The number of the national ID, 4 to 40 characters. A new one must be verified again (SPRO-041).',
  frontNationalId: 'The URL path of the image of the ID’s front, from `POST /uploads/seller-documents` (API-045).',
  backNationalId: 'The URL path of the image of the ID’s back, from `POST /uploads/seller-documents` (API-045).',
  companyRegistrationNumber: 'For a company, at most 100 characters.',
  associationRegistrationNumber: 'For an association, at most 100 characters.',
}
const signed = 'Its signature is new in each reply and works for the owner only (SEC-009).'

describeFields(SellerProfileInput, business)
describeSchema(SellerProfile, 'The business profile of a seller (SPRO-033).')
export const sellerProfileFields = describeFields(SellerProfile, {
  ...business,
  id: 'The id of the profile, which is not the id of its user.',
  frontNationalId: `The URL path of the image of the ID’s front. ${signed}`,
  backNationalId: `The URL path of the image of the ID’s back. ${signed}`,
  companyRegistrationNumber: 'For a company, at most 100 characters. Missing if it is empty.',
  associationRegistrationNumber: 'For an association, at most 100 characters. Missing if it is empty.',
  isVerified: 'Whether the market has verified the profile. Until then its products are not on sale (SPRO-042, API-068).',
})
describeFields(updateSellerProfile.reply, {
  ...sellerProfileFields,
  message: 'Only if this change ended the verification: a sentence that says so (SPRO-041).',
})

describeSchema(SellerProduct, 'A product as its seller sees it (SPRD-037).')
export const sellerProductFields = describeFields(SellerProduct, {
  ...productFields,
  alertQuantity: 'The stock counts as low at this number of pieces or fewer (SPRD-033).',
  soldQuantity: 'How many pieces were sold, from 0. A cancellation takes them off again (API-027).',
  isActive: 'Whether it is on sale, if the profile of its seller is verified too (API-043, API-068).',
  createdAt: 'When it was created, ISO time in UTC.',
  updatedAt: 'When seller or sale changed it last, ISO time in UTC. Send it back as `expectedUpdatedAt`.',
})
describeFields(listOwnProducts.reply, { data: 'All products of the seller, the newest first, also those not on sale (API-039).' })

const product = describeFields(ProductInput, {
  name: 'The name with the size of one piece, 1 to 100 characters.',
  unitPrice: 'The price of one piece: whole TZS, 1 to 1,000,000,000.',
  availableQuantity: 'How many pieces can be ordered: 0 to 1,000,000.',
  imageUrls: '1 to 12 URL paths of product images, from `POST /uploads/product-images`. The first is shown in lists (SPRD-019).',
  description: 'A text of 1 to 2,000 characters.',
  categoryId: 'An existing category.',
  storageType: 'How it is kept (CONST-031).',
  alertQuantity: 'The stock counts as low at this number of pieces or fewer: 0 to 1,000,000 (SPRD-033).',
})
describeSchema(ProductChange, 'Either all fields of a product, or only `isActive` (API-041).')
describeFields(ProductChange, {
  ...product,
  expectedUpdatedAt: 'The `updatedAt` that you edited. If the product changed since, the call is refused with 409 `product_changed`.',
  isActive: 'True puts the product on sale, false takes it off (API-041).',
})
