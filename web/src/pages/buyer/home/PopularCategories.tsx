import { Link } from 'react-router-dom'
import { HOME_CATEGORIES } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCategories } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Plate } from '#web/ui/Plate.tsx'

/** Background tints of the pictures, used in turn. */
const grounds = ['refrigerated', 'dried', 'frozen'] as const

/** The first categories of the catalogue (HOME-004 to HOME-006). */
export function PopularCategories() {
  const t = useTexts('shop')
  const { categories, error, reload } = useCategories()
  const shown = categories?.slice(0, HOME_CATEGORIES)
  return (
    <section className="section" aria-labelledby="popular">
      <div className="section-head">
        <h2 id="popular">{t.catalogue.popularCategories}</h2>
      </div>
      {error && !shown && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {shown?.length === 0 && <p className="muted">{t.catalogue.noCategories}</p>}
      <ul className="categories" aria-busy={!shown && !error}>
        {shown?.map((category, place) => (
          <li key={category.id}>
            <Link className="category" to={paths.products({ category: category.id })}>
              <Plate storageType={grounds[place % grounds.length] ?? 'refrigerated'} src={category.image} alt="" width={128} height={80} />
              {category.name}
            </Link>
          </li>
        ))}
        {!shown &&
          !error &&
          Array.from({ length: HOME_CATEGORIES }, (_, place) => (
            <li key={place} className="category category-bone" aria-hidden="true">
              <span className="plate" />
              <span className="bone" />
            </li>
          ))}
      </ul>
    </section>
  )
}
