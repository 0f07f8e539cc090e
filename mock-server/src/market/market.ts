import * as z from 'zod/mini'
import { _default as withDefault } from 'zod/mini'
import { StorageType } from '#contract/catalogue.ts'
import { LIMITS, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { Email, filled, Id, Name, optionalText } from '#contract/rules/fields.ts'
import { isPhone, withPlus } from '#contract/rules/phone.ts'
import { regions } from '#contract/rules/regions.ts'
import { SellerType } from '#contract/user.ts'
import { drawings } from '#fixtures/market/offer.ts'

/** A phone number in any spelling; parsed to the form `+255712345678`. */
const Phone = z.pipe(
  z.string().check(z.refine(isPhone, 'not a phone number')),
  z.transform((phone) => withPlus(phone)),
)
const Picture = z.enum(drawings)
const place = {
  region: z.enum(Object.keys(regions)),
  district: Name,
  address: z.optional(Name),
}

/** A user who can sign in. With `seller` or `transporter` the user has that role and a profile. */
const MarketUser = z.strictObject({
  phone: Phone,
  name: Name,
  email: z.optional(Email),
  note: z.optional(Name),
  seller: z.optional(
    z.strictObject({
      ...place,
      businessName: Name,
      city: z.optional(Name),
      sellerType: withDefault(SellerType, 'individual'),
      isVerified: withDefault(z.boolean(), true),
    }),
  ),
  transporter: z.optional(
    z.strictObject({
      ...place,
      businessName: Name,
      description: z.optional(optionalText(LIMITS.description)),
      isVerified: withDefault(z.boolean(), true),
    }),
  ),
})

/** `nameSw` is the name in Swahili; without it both languages show `name`. */
const MarketCategory = z.strictObject({ id: Id, name: Name, nameSw: z.optional(Name), picture: z.optional(Picture) })

/** `category` is the id of a category, `seller` the phone of a user with a seller's profile, `price` whole TZS for one unit. */
const MarketProduct = z.strictObject({
  name: filled(LIMITS.name),
  price: z.int().check(z.minimum(1), z.maximum(MOST_SHILLINGS)),
  stock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  category: Id,
  seller: Phone,
  description: withDefault(optionalText(LIMITS.description), ''),
  storage: withDefault(StorageType, 'frozen'),
  pictures: withDefault(z.array(Picture).check(z.maxLength(5)), []),
  lowStockAt: withDefault(z.int().check(z.minimum(0), z.maximum(1_000_000)), 5),
})

/** The file of `--seed FILE`, which fills new worlds (WAY-008). It has no orders and charges. */
export const Market = z.strictObject({
  $schema: z.optional(z.string()),
  users: z.array(MarketUser).check(z.minLength(1), z.maxLength(1_000)),
  categories: z.array(MarketCategory).check(z.maxLength(100)),
  products: z.array(MarketProduct).check(z.maxLength(20_000)),
})
export type Market = z.infer<typeof Market>
