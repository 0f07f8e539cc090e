/** Only in builds for the mock (QA-002). */
export const mockLinks = {
  handset: 'Open the test phone',
} as const
