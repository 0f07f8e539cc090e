import type { CategoryRecord } from '#contract/control/records.ts'
import type { Language } from '../http/messages.ts'

/** Returns the name of a category in this language (I18N-001, I18N-011). */
export const categoryName = ({ name, nameSw }: CategoryRecord, language: Language): string => (language === 'sw' ? (nameSw ?? name) : name)

/** Returns the public fields of a category (API-016). */
export const asCategory = (category: CategoryRecord, language: Language) => ({
  id: category.id,
  name: categoryName(category, language),
  ...(category.image !== undefined && { image: category.image }),
})
