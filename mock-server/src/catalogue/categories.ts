import type { CategoryRecord } from '#contract/control/records.ts'
import type { Language } from '../http/messages.ts'

/** The market's shelves are named in the reader's language (I18N-001, I18N-011). */
export const categoryName = ({ name, nameSw }: CategoryRecord, language: Language): string => (language === 'sw' ? (nameSw ?? name) : name)

/** As everybody sees a category (API-016). */
export const asCategory = (category: CategoryRecord, language: Language) => ({
  id: category.id,
  name: categoryName(category, language),
  ...(category.image !== undefined && { image: category.image }),
})
