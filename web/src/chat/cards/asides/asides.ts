export { ArrivedCard } from './ArrivedCard.tsx'
export { ConfirmCard } from './ConfirmCard.tsx'
export { ConnectionCard } from './ConnectionCard.tsx'
export { LanguageCard } from './LanguageCard.tsx'
