import { useCategories, useCategory } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './CategoryFilter.module.css'

/** The category list: a column beside the products, a strip above them on a phone (CAT-003). If it fails to load, products still work (CAT-012). */
export function CategoryFilter({ value, onChoose }: { value: string; onChoose: (category: string) => void }) {
  const t = useTexts('shop')
  const { categories, error } = useCategories()
  const unknown = value !== '' && categories !== undefined && !categories.some((category) => category.id === value)
  const { data: other } = useCategory(unknown || (error && value !== '') ? value : '')
  const all = [{ id: '', name: t.catalogue.allCategories }, ...(categories ?? []), ...(other ? [other] : [])]
  return (
    <section className="filter" aria-label={t.catalogue.filter}>
      <ul className={styles.filterList}>
        {all.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className={classes('filter-chip', category.id === value && 'is-on')}
              aria-pressed={category.id === value}
              onClick={() => onChoose(category.id)}
            >
              {category.name}
            </button>
          </li>
        ))}
      </ul>
      {/* Offline, show nothing here: the product list already shows that error. */}
      {error && !categories && !error.isOfflineRead && <Note tone="bad">{t.catalogue.categoriesFailed}</Note>}
    </section>
  )
}
