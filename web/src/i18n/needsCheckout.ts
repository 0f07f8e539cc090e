import { loadArea } from './texts.ts'

// For code that loads after the thread stands: importing this waits for the texts of addresses, checkout and orders.
await loadArea('checkout')
