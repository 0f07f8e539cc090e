/** The thread's texts about a placed order: the receipt (CHAT-170) and the question before cancelling (CHAT-166). */
export const placed = {
  placed: {
    when: 'When',
    receiver: 'For',
    where: 'Where',
    who: 'Brought by',
    seller: 'Sold by',
    andMore: '{name} and {n} more',
    atTheDoor: 'At the door',
    giveDriver: 'You give the driver {amount}',
    share: 'Share',
    savePicture: 'Save picture',
    cancelYes: 'Yes, cancel',
    comesBack: '{amount} comes back to {phone}.',
    comesBackToPayer: '{amount} comes back to the number you paid from.',
    nothingPaid: 'Nothing was paid, so nothing comes back.',
    hasLeft: 'It is already on its way and can no longer be cancelled. Call us, and we will tell you what can still be done.',
    hasArrived: 'It has arrived and can no longer be cancelled. If something is wrong with it, tell us.',
    cancelUnclear: 'We got no answer, so we don’t know yet if the order is cancelled. Tap again: it can’t be cancelled twice.',
  },
} as const
