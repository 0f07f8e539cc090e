import type { OrderDraft, OrderPayload } from '#contract/order.ts'
import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import { PIXEL, uploadForm } from '../../../uploads/uploadForm.ts'
import { newProduct, newSellerProfile } from './bodies.ts'
import type { Recorder } from './record.ts'

const ASHA = '255712345678'
const FERRY_FISH = 'red-snapper-changu-1-kg'
const TILAPIA = 'nile-tilapia-sato-1-kg'
const provider = { provider: DEFAULT_PROVIDER }

/** Records sign-in, registration, logout and the contact form. */
export async function signIn({ market, mock }: Recorder): Promise<void> {
  await market('requestCode', null, { body: { phoneNumber: `+${ASHA}` } })
  const message = await mock('nextMessage', { params: { msisdn: ASHA }, query: { after: '0' } })
  await market('verifyCode', null, { body: { phoneNumber: `+${ASHA}`, otp: message?.code } })
  await market('getProfile', 'asha')
  const person = { name: 'Rehema Omari', phoneNumber: '+255713904471', email: 'rehema@samaki.example' }
  await market('register', null, { body: person })
  await market('registerSeller', null, { body: { ...person, phoneNumber: '+255713904472', sellerType: 'individual' } })
  await market('registerTransporter', null, { body: { ...person, phoneNumber: '+255713904473', businessName: 'Rehema Riders' } })
  await market('logout', 'asha')
  const { firstName, lastName } = { firstName: 'Rehema', lastName: 'Omari' }
  const subject = 'Delivery to Bagamoyo'
  await market('sendContact', null, { body: { firstName, lastName, email: person.email, subject, message: 'Do you deliver there?' } })
}

export async function browse({ market }: Recorder): Promise<void> {
  await market('listCategories', null)
  await market('getCategory', null, { params: { id: 'lake-fish' } })
  await market('listProducts', null, { query: { skip: '0', take: '10', search: 'sato', categoryId: 'lake-fish' } })
  await market('getProduct', null, { params: { id: TILAPIA } })
  await market('listCategoryProducts', null, { params: { id: 'lake-fish' } })
  await market('listTransporters', null)
  await market('getTransporter', null, { params: { id: 'pwani-express' } })
}

export async function saveAddresses({ market }: Recorder): Promise<void> {
  const body = {
    fullName: 'Asha Salum',
    phoneNumber: ASHA,
    addressLine1: 'Mtaa wa Uhuru 14',
    city: 'Dar es Salaam',
    region: 'Dar es Salaam',
    district: 'Ilala',
    country: 'Tanzania',
  }
  await market('listAddresses', 'asha')
  const { id } = await market('createAddress', 'asha', { body })
  await market('getAddress', 'asha', { params: { id } })
  await market('updateAddress', 'asha', { params: { id }, body: { ...body, addressLine2: 'Ghorofa ya 2' } })
  await market('setDefaultAddress', 'asha', { params: { id: 'asha-home' }, body: { isDefault: true } })
  await market('deleteAddress', 'asha', { params: { id } })
}

/** Records one payment, its order, and the calls of its seller and transporter up to a failed delivery. */
export async function buy({ market, mock, world }: Recorder): Promise<void> {
  const draft: OrderDraft = {
    items: [{ productId: FERRY_FISH, quantity: 2, transporterId: 'pwani-express' }],
    deliveryOption: 'standard',
    paymentMethod: 'mobile_money',
    addressId: 'asha-home',
  }
  const amount = 2 * Number(world.db.products.get(FERRY_FISH)?.unitPrice)
  const body = { amount, phone: ASHA, order: draft, checkoutId: 'cart-1' }
  const { referenceId: reference = '' } = await market('startPayment', 'asha', { params: provider, body })
  await mock('getPhone', { params: { msisdn: ASHA } })
  await mock('enterPin', { params: { msisdn: ASHA }, body: { pin: '1234' } })
  await market('listUnfinished', 'asha', { params: provider })
  const { transactionId = '' } = await market('getPaymentStatus', 'asha', { params: { ...provider, reference } })
  const paymentDetails = { provider: 'Mobile Money', phoneNumber: ASHA, transactionId }
  const { id = '' } = await market('createOrder', 'asha', { body: { ...draft, transactionId, paymentDetails, checkoutId: 'cart-1' } })
  await market('listOrders', 'asha')
  await market('getOrder', 'asha', { params: { id }, query: {} })
  await market('postCallback', null, {
    params: provider,
    body: { reference, status: 'success', transactionId, message: 'Payment received' },
  })

  await market('listSellerOrders', 'mwanaidi')
  await market('setOrderStatus', 'mwanaidi', { params: { id }, body: { status: 'processing' } })
  await market('setTracking', 'mwanaidi', { params: { id }, body: { trackingNumber: 'PWX-20431' } })
  await market('listDeliveries', 'hamisi')
  await market('getDelivery', 'hamisi', { params: { id } })
  await market('setDeliveryStatus', 'hamisi', { params: { id }, body: { status: 'shipping' } })
  await market('reportAttempt', 'hamisi', { params: { id }, body: { reason: 'nobody' } })
}

/** Records two cash orders. The buyer accepts the first with fewer goods and cancels the second. */
export async function orderForCash({ market }: Recorder): Promise<void> {
  const order = async (transactionId: string) => {
    const body: OrderPayload = {
      items: [{ productId: FERRY_FISH, quantity: 3 }],
      deliveryOption: 'express',
      paymentMethod: 'cash_on_delivery',
      addressId: 'asha-home',
      transactionId,
      paymentDetails: { provider: 'Cash', phoneNumber: ASHA, transactionId },
    }
    const { id = '', items = [] } = await market('createOrder', 'asha', { body })
    return { params: { id }, itemId: items[0]?.id ?? '' }
  }
  const { params, itemId } = await order('COD-1763618400000-AB12CD')
  const other = await order('COD-1763618400000-EF34GH')
  await market('reportShortage', 'mwanaidi', { params, body: { lines: [{ itemId, available: 2 }] } })
  const { items, totalAmount } = await market('getOrder', 'asha', { params, query: {} })
  const missing = Number(items[0]?.unitPrice)
  await market('acceptRest', 'asha', { params, body: { totalAmount: totalAmount - missing } })
  await market('cancelOrder', 'asha', { params: other.params, body: { status: 'cancelled' } })
}

export async function sell({ market, mock, upload }: Recorder): Promise<void> {
  await upload('mwanaidi', { folder: 'product-images' }, uploadForm(PIXEL, { name: 'sato.png' }))

  await market('listOwnProducts', 'mwanaidi')
  const { id } = await market('createProduct', 'mwanaidi', { body: newProduct })
  await market('updateProduct', 'mwanaidi', { params: { id }, body: { ...newProduct, unitPrice: 13_500 } })
  await market('deleteProduct', 'mwanaidi', { params: { id } })

  await market('createSellerProfile', 'zawadi', { body: newSellerProfile })
  await market('getSellerProfile', 'zawadi')
  await market('updateSellerProfile', 'zawadi', { body: { ...newSellerProfile, businessName: 'Zawadi Fresh Fish' } })
  await mock('verifySeller', { params: { id: 'zawadi' }, body: { isVerified: true } })

  await market('getEarnings', 'mwanaidi')
  const paymentDetails = { phone: '255713604482', operator: 'vodacom' } as const
  const body = { amount: 10_000, paymentMethod: 'mobile_money', paymentDetails } as const
  const [first, second] = [await market('requestPayout', 'mwanaidi', { body }), await market('requestPayout', 'mwanaidi', { body })]
  await market('listPayouts', 'mwanaidi')
  await market('getPayout', 'mwanaidi', { params: { id: first.id } })
  await market('cancelPayout', 'mwanaidi', { params: { id: first.id } })
  await mock('movePayout', { params: { id: second.id }, body: { to: 'processing' } })
}

export async function carry({ market, mock }: Recorder): Promise<void> {
  const body = { businessName: 'Elia Express', region: 'Mwanza', district: 'Nyamagana', address: 'Barabara ya Makongoro' }
  await market('createTransporter', 'elia', { body })
  await market('getOwnTransporter', 'elia')
  await market('updateTransporter', 'elia', { body: { ...body, description: 'Two vans with ice boxes.' } })
  await mock('verifyTransporter', { params: { id: 'elia' }, body: { isVerified: true } })
}
