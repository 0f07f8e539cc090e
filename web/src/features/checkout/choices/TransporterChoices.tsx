import type { Transporter } from '#contract/transporter.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Plate } from '#web/ui/Plate.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { NO_PREFERENCE } from '../checkoutChoices.ts'
import type { CheckoutLine } from '../lines.ts'
import { ChosenTransporter } from './ChosenTransporter.tsx'
import styles from './TransporterChoices.module.css'

export interface TransporterChoicesProps {
  lines: readonly CheckoutLine[]
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
    <ul className={styles.transporters}>
      {lines.map(({ productId, product }) => {
        const value = selections[productId] ?? NO_PREFERENCE
        const forAll = lines.length > 1 && ids.some((id) => (selections[id] ?? NO_PREFERENCE) !== value)
        return (
          <li key={productId} className={styles.transporterLine}>
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
