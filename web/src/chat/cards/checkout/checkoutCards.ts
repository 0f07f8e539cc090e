// Must load first: it subscribes to answers.
import '../../guide/back/lastAnswer.ts'
import '../../guide/transporters.ts'

export { AddressCard } from './AddressCard.tsx'
export { NewAddressCard } from './NewAddressCard.tsx'
export { SlipCard } from './SlipCard.tsx'
export { takeKnownAnswers } from './takeKnownAnswers.ts'
