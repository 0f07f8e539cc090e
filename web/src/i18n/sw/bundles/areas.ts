import type { areas as en } from '../../en/bundles/areas.ts'
import type { Translation } from '../../placeholders.ts'

export const areas: Translation<typeof en> = {
  areas: {
    seller: 'Muuzaji',
    transporter: 'Msafirishaji',
    backToShop: 'Rudi dukani',
    backTo: 'Rudi: {page}',
    breadcrumbs: 'Ulipo',
    dashboard: 'Dashibodi',
    products: 'Bidhaa',
    orders: 'Oda',
    payouts: 'Malipo',
    deliveries: 'Mizigo',
    profile: 'Biashara',
    settings: 'Mipangilio',
    newCount: '{n} mpya',
    afterVerification: 'Inafunguka ukithibitishwa',
    rowsShown: '{from}–{to} kati ya {total}',
    pageSize: 'Mistari kwa ukurasa',
    exportCsv: 'Pakua CSV',
    draftRestored: 'Rasimu imerejeshwa',
    startOver: 'Anza upya',
    completeProfile: 'Kamilisha kwanza taarifa zako za muuzaji',
    uploading: 'Tunatuma: {percent}% ya kB {size}',
    preparing: 'Tunaandaa picha…',
    notImage: 'Picha hii haifunguki kwetu. Chagua picha ya JPEG, PNG au WebP.',
    tooLarge: 'Picha hii ni kubwa kuliko MB 5.',
  },
}
