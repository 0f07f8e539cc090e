import type { Plugin } from 'vite'

/** The table of typed lines goes to a phone as the text it is; the lists and weights that it is made of stay at home (ADR 013). */
export function tableAsText(): Plugin {
  return {
    name: 'table-as-text',
    apply: 'build',
    load: {
      filter: { id: /\/tools\/understand\/tableText\.ts$/ },
      async handler() {
        const { tableText } = await import('./tableText.ts')
        return `export const tableText = ${JSON.stringify(tableText)}`
      },
    },
  }
}
