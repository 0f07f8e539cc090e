import { useTexts } from '#web/i18n/texts.ts'
import { SearchField, type SearchFieldProps } from '#web/ui/SearchField.tsx'

export function ProductSearch(search: Omit<SearchFieldProps, 'label'>) {
  const t = useTexts('shop')
  return <SearchField label={t.catalogue.search} {...search} />
}
