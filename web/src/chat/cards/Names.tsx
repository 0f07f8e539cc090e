import { addressText } from '#contract/rules/addressText.ts'
import { transporterName } from '#contract/rules/transporterName.ts'
import { listTransporters } from '#contract/transporter.ts'
import { useCall } from '#web/api/useCall.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { useCategories, useProduct } from '#web/features/catalogue/useCatalogue.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { bothNames } from '#web/ui/fishName.ts'

/** Components that render the name for a stored id. The name is read on each render, so a recap never shows an old one (CHAT-028). */
export function ProductName({ id }: { id: string }) {
  const { product } = useProduct(id)
  return product ? bothNames(product.name) : null
}

export function CategoryName({ id }: { id: string }) {
  const { categories } = useCategories()
  return categories?.find((category) => category.id === id)?.name ?? ''
}

const STREET_AND_CITY = ['addressLine1', 'city'] as const

export function AddressName({ id }: { id: string }) {
  const address = useAddresses().addresses?.find((one) => one.id === id)
  return address ? addressText(address, STREET_AND_CITY) : ''
}

export function AddressLine({ id }: { id: string }) {
  const t = useTexts('chat')
  const address = useAddresses().addresses?.find((one) => one.id === id)
  if (!address) return <b>{t.chat.addressQuestion}</b>
  return (
    <>
      <b>{t.chat.recap.address.replace('{name}', address.fullName)}</b> · {addressText(address, STREET_AND_CITY)}
    </>
  )
}

export function TransporterNames({ ids }: { ids: string }) {
  const t = useTexts('chat')
  const { data } = useCall(listTransporters, {})
  const names = [...new Set(ids.split(','))].map((id) =>
    id === NO_PREFERENCE ? t.chat.recap.noPreference : (transporterName(data ?? [], id) ?? ''),
  )
  return names.filter(Boolean).join(', ')
}
