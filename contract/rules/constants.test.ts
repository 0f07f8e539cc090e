import { expect, test } from 'vitest'
import { CodeCheck } from '../auth.ts'
import { StorageType } from '../catalogue.ts'
import { DeliveryOption, PaymentMethod } from '../order.ts'
import { PayoutOperator, PayoutRequest } from '../payout.ts'
import { UploadFolder } from '../upload.ts'
import { SellerType } from '../user.ts'
import * as constants from './constants.ts'
import { cartSums, feeOf } from './money.ts'

test('[CONST-001][CONST-002][CONST-003][CONST-004] the currency and the delivery fees', () => {
  expect(constants.CURRENCY).toBe('TZS')
  expect([feeOf('standard'), feeOf('express'), cartSums([], 'standard').fee]).toEqual([5_000, 10_000, 5_000])
})

test('[CONST-005] the minimum payout', () => {
  expect(constants.MIN_PAYOUT).toBe(10_000)
})

test('[CONST-006][CONST-008][GEN-046] the country is Tanzania and its prefix 255', () => {
  expect([constants.DEFAULT_COUNTRY, constants.COUNTRY_PREFIX]).toEqual(['Tanzania', '255'])
})

test('[CONST-009][CONST-010][CONST-011] the payment timeout, the redirect delay and the search debounce, in ms', () => {
  expect([constants.PAYMENT_TIMEOUT, constants.REDIRECT_AFTER_ORDER, constants.SEARCH_DEBOUNCE]).toEqual([120_000, 2_000, 500])
})

test('[CONST-012][CONST-013][CONST-014] the attempts of the socket to reconnect, and the duration and number of toasts', () => {
  expect([constants.REALTIME_ATTEMPTS, constants.REALTIME_DELAY]).toEqual([5, 1_000])
  expect([constants.TOAST_SUCCESS, constants.TOAST_OTHER, constants.TOAST_MOST]).toEqual([2_000, 4_000, 20])
})

test('[CONST-015][CONST-016][CONST-017] the page sizes', () => {
  expect([constants.DEFAULT_PAGE_SIZE, constants.PAGE_SIZES, constants.ACCOUNT_PAGE_SIZES]).toEqual([10, [10, 20, 50, 100], [5, 20, 25]])
})

test('[CONST-018][CONST-019] the number of items in lists', () => {
  expect([constants.RELATED_PRODUCTS, constants.HOME_CATEGORIES, constants.HOME_PRODUCTS]).toEqual([4, 8, 8])
  expect([constants.CHECKOUT_ADDRESSES, constants.RECENT_ORDERS]).toEqual([3, 3])
})

test('[CONST-020][CONST-022][CONST-023] the limits of cart lines, descriptions, payout ids and recent deliveries', () => {
  expect([constants.CART_LINE_MOST, constants.WISHLIST_DESCRIPTION, constants.SELLER_LIST_DESCRIPTION]).toEqual([10, 100, 50])
  expect([constants.PAYOUT_ID_SHOWN, constants.RECENT_DELIVERIES]).toEqual([8, 5])
})

test('[CONST-024][CONST-026] the return period in days and the minimum age', () => {
  expect([constants.RETURN_DAYS, constants.MINIMUM_AGE]).toEqual([30, 18])
})

test('[CONST-025] a code has six digits', () => {
  const takes = (otp: string) => CodeCheck.safeParse({ phoneNumber: '+255712345678', otp }).success
  expect(['12345', '123456', '1234567', '12345a'].map(takes)).toEqual([false, true, false, false])
})

test('[CONST-027][CONST-029][CHK-025][CHK-026] there are two payment methods and two delivery options', () => {
  expect(PaymentMethod.options).toEqual(['mobile_money', 'cash_on_delivery'])
  expect(DeliveryOption.options).toEqual(['standard', 'express'])
  expect(DeliveryOption.safeParse('tomorrow').success || PaymentMethod.safeParse('card').success).toBe(false)
})

test('[CONST-028] the labels of the payment providers', () => {
  expect([constants.CASH_LABEL, constants.MOBILE_MONEY_LABEL]).toEqual(['Cash', 'Mobile Money'])
})

test('[CONST-030][CONST-031][CONST-034] the seller types, storage types and upload folders', () => {
  expect(SellerType.options).toEqual(['individual', 'company', 'association'])
  expect(StorageType.options).toEqual(['frozen', 'refrigerated', 'ambient', 'dried'])
  expect(UploadFolder.options).toEqual(['product-images', 'seller-documents'])
})

test('[CONST-032] the payout operators and the only payout method', () => {
  expect(PayoutOperator.options).toEqual(['vodacom', 'airtel', 'tigo', 'zantel', 'halotel', 'ttcl'])
  expect(['mobile_money', 'cash'].map((method) => PayoutRequest.shape.paymentMethod.safeParse(method).success)).toEqual([true, false])
})
