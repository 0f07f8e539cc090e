export { ConfirmCard } from './ConfirmCard.tsx'
export { HelpCard } from './HelpCard.tsx'
export { LanguageCard } from './LanguageCard.tsx'
