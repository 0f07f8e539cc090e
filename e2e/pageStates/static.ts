import { chunkOf } from '../chunkOf.ts'
import { clicks, fills, open, sees, sequence } from './reach.ts'
import type { PageState } from './types.ts'

export const statics: readonly PageState[] = [
  ...['about', 'contact', 'faq', 'shipping', 'returns', 'terms', 'privacy-policy'].map((name) => ({ name, reach: open(`/${name}`) })),
  { name: 'contact-wrong', reach: sequence(open('/contact'), clicks('Send message')) },
  {
    name: 'contact-sent',
    reach: sequence(
      open('/contact'),
      fills({ 'First name': 'Asha', 'Last name': 'Salum', Email: 'asha@example.com', Subject: 'Ice', Message: 'Do you deliver ice?' }),
      clicks('Send message'),
      sees('Message sent. We will respond within 24 hours.'),
    ),
  },
  { name: 'faq-empty', reach: open('/faq?search=network') },
  { name: 'not-found', reach: sequence(({ world }) => world.expectConsole(/Failed to load resource/), open('/no-such-page')) },
  {
    name: 'page-not-loaded',
    reach: sequence(
      ({ page, world }) => {
        world.expectConsole(/Failed to load resource/)
        return page.route(chunkOf('src/pages/static/FaqPage.tsx'), (route) => route.abort())
      },
      open('/faq'),
      sees('Not available offline.'),
    ),
  },
]
