import { ImageAddress, ProductImageAddress, Uploaded, UploadFolder } from '../upload.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(UploadFolder, '`product-images` can be seen by everybody, `seller-documents` only by their owner (CONST-034, API-045).')
describeSchema(
  ImageAddress,
  'The URL path of an uploaded image, at most 300 characters. A private one has a signature in its query (SEC-009).',
)
describeSchema(ProductImageAddress, 'The URL path of an uploaded product image, at most 300 characters.')
describeFields(Uploaded, { data: 'The stored image.' })
describeFields(Uploaded.shape.data, {
  url: 'The URL path of the image. It was turned upright, has at most 2,000 pixels a side and no EXIF data (API-046, SEC-008).',
})
