export { ArrivedCard } from './ArrivedCard.tsx'
export { ConfirmCard } from './ConfirmCard.tsx'
export { LanguageCard } from './LanguageCard.tsx'
