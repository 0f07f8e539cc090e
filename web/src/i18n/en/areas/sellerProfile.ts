/** The seller's profile, identity check and settings. */
export const sellerProfile = {
  sellerProfile: {
    createTitle: 'Create your seller profile',
    editTitle: 'Edit your seller profile',
    settingsTitle: 'Settings',
  },
} as const
