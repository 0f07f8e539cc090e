/** Features of a line besides its meanings (`mean/meanings.ts`, `mean/features.ts`). */
export const signs =
  'fish fishes someDenied allDenied unknown unknowns mostUnknown alone short long count fraction money bigKilo hugeKilo clock orderNumber phoneNumber question is of or i from for wantNeg kind cut size place town'
