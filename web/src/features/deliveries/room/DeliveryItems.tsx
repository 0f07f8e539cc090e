import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'

/** The items of the delivery, each with its seller (TORD-004). */
export function DeliveryItems({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  return (
    <section className={classes('area-section card', 'delivery-items')} aria-label={t.products}>
      <h2>{t.products}</h2>
      <ul>
        {order.items.map(({ id, product, quantity, unitPrice }) => {
          const image = product.images[0]?.url
          return (
            <li key={id}>
              {image ? (
                <Plate src={image} alt="" width={64} height={46} />
              ) : (
                <span className={classes('item-no-image', 'small muted')}>{t.noImage}</span>
              )}
              <span className="grow">
                <b>
                  <FishName name={product.name} />
                </b>
                <span className="small muted">{product.seller.businessName}</span>
                <span className="item-sum">
                  <span className="small">{wholeSums(fill(t.times, { n: quantity, price: formatTzs(wholeShillings(unitPrice)) }))}</span>
                  <b>
                    <Money shillings={wholeShillings(unitPrice) * quantity} />
                  </b>
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
