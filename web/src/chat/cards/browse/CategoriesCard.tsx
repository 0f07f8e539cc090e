import { useNavigate } from 'react-router-dom'
import { CategoryPanel } from '#web/features/catalogue/CategoryPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { showProducts } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for a category (CHAT-080). */
export function CategoriesCard({ card, live }: CardProps<'categories'>) {
  const t = useTexts('chat')
  const navigate = useNavigate()
  return (
    <CardFrame card={card} heading={t.chat.chooseCategory} live={live}>
      <CategoryPanel onChoose={(categoryId) => showProducts({ categoryId })} onSeeAll={() => void navigate(paths.products())} />
    </CardFrame>
  )
}
