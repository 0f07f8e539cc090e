import * as address from './address.ts'
import * as auth from './auth.ts'
import type { Call } from './call.ts'
import * as catalogue from './catalogue.ts'
import * as contact from './contact.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as payout from './payout.ts'
import * as seller from './seller.ts'
import * as session from './session.ts'
import * as transporter from './transporter.ts'
import * as upload from './upload.ts'

/** All API calls by name, for the mock, the docs and tests. The web app imports single calls to keep its bundle small. */
export const calls = {
  requestCode: auth.requestCode,
  verifyCode: auth.verifyCode,
  register: auth.register,
  registerSeller: auth.registerSeller,
  registerTransporter: auth.registerTransporter,
  getProfile: session.getProfile,
  logout: session.logout,
  listAddresses: address.listAddresses,
  getAddress: address.getAddress,
  createAddress: address.createAddress,
  updateAddress: address.updateAddress,
  deleteAddress: address.deleteAddress,
  setDefaultAddress: address.setDefaultAddress,
  listCategories: catalogue.listCategories,
  getCategory: catalogue.getCategory,
  listProducts: catalogue.listProducts,
  getProduct: catalogue.getProduct,
  listCategoryProducts: catalogue.listCategoryProducts,
  listOwnProducts: seller.listOwnProducts,
  createProduct: seller.createProduct,
  updateProduct: seller.updateProduct,
  deleteProduct: seller.deleteProduct,
  createOrder: order.createOrder,
  listOrders: order.listOrders,
  getOrder: order.getOrder,
  cancelOrder: order.cancelOrder,
  acceptRest: order.acceptRest,
  listSellerOrders: order.listSellerOrders,
  setOrderStatus: order.setOrderStatus,
  reportShortage: order.reportShortage,
  setTracking: order.setTracking,
  getDelivery: transporter.getDelivery,
  setDeliveryStatus: transporter.setDeliveryStatus,
  reportAttempt: transporter.reportAttempt,
  startPayment: payment.startPayment,
  getPaymentStatus: payment.getPaymentStatus,
  postCallback: payment.postCallback,
  listUnfinished: payment.listUnfinished,
  getSellerProfile: seller.getSellerProfile,
  createSellerProfile: seller.createSellerProfile,
  updateSellerProfile: seller.updateSellerProfile,
  requestPayout: payout.requestPayout,
  listPayouts: payout.listPayouts,
  getPayout: payout.getPayout,
  cancelPayout: payout.cancelPayout,
  getEarnings: payout.getEarnings,
  listTransporters: transporter.listTransporters,
  getTransporter: transporter.getTransporter,
  getOwnTransporter: transporter.getOwnTransporter,
  createTransporter: transporter.createTransporter,
  updateTransporter: transporter.updateTransporter,
  listDeliveries: transporter.listDeliveries,
  upload: upload.upload,
  sendContact: contact.sendContact,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof calls
