import { getTransporter, type Transporter } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { NO_PREFERENCE } from '../checkout.ts'

interface TransporterChoicesProps {
  lines: readonly CartLine[]
  /** The transporters in the order in which the selects offer them. */
  transporters: readonly Transporter[]
  selections: Readonly<Record<string, string>>
  onChoose: (productIds: readonly string[], transporterId: string) => void
}

/** One select per cart line, with `No preference` first. Unverified transporters are listed but disabled (CHK-007, CHK-020). */
export function TransporterChoices({ lines, transporters, selections, onChoose }: TransporterChoicesProps) {
  const t = useTexts('checkout')
  const options = [
    { value: NO_PREFERENCE, label: t.checkout.noPreference },
    ...transporters.map(({ id, businessName, region, isVerified }) => ({
      value: id,
      label: fill(isVerified ? t.checkout.transporter : t.checkout.unverified, { name: businessName, region }),
      disabled: !isVerified,
    })),
  ]
  const ids = lines.map((line) => line.productId)
  return (
    <ul className="transporter-choices">
      {lines.map(({ productId, product }) => {
        const value = selections[productId] ?? NO_PREFERENCE
        const forAll = lines.length > 1 && ids.some((id) => (selections[id] ?? NO_PREFERENCE) !== value)
        return (
          <li key={productId} className="transporter-line">
            <Plate storageType={product.storageType ?? 'refrigerated'} src={product.images[0]?.url} alt="" width={72} height={48} />
            <div className="grow">
              <SelectField
                label={fill(t.checkout.whoCarries, { product: fishName(product.name) })}
                value={value}
                options={options}
                onChange={(event) => onChoose([productId], event.target.value)}
              />
              {value !== NO_PREFERENCE && <ChosenTransporter id={value} />}
              {forAll && (
                <Button kind="quiet" onClick={() => onChoose(ids, value)}>
                  {t.checkout.useForAll}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Shows the chosen transporter's region, or a note if they lost their verification. Fetched again, as the list may be old (API-060,
 * CHAT-168).
 */
export function ChosenTransporter({ id }: { id: string }) {
  const t = useTexts('checkout')
  const { data, error, reload } = useCall(getTransporter, { params: { id } }, { revalidateOnFocus: false })
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (data && !data.isVerified) return <Note>{t.checkout.transporterLost}</Note>
  return (
    <p className="small muted" role="status">
      {data ? fill(t.checkout.transporterDetails, { name: data.businessName, region: data.region }) : ' '}
    </p>
  )
}
