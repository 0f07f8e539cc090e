export interface JournalFilter {
  kind: string
  phone: string
  reference: string
}

export const noFilter: JournalFilter = { kind: '', phone: '', reference: '' }
