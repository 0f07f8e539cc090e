/** The transporter's area. */
export const transporter = {
  transporter: {
    dashboardTitle: 'Transporter Dashboard',
    deliveriesTitle: 'Deliveries',
    orderTitle: 'Order',
    profileTitle: 'Profile',
    createTitle: 'Create profile',
    editTitle: 'Edit profile',
    settingsTitle: 'Settings',
  },
} as const
