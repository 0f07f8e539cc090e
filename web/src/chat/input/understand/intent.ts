/** What the buyer meant; an intent runs the same command as the button. */
export type Intent =
  | { kind: 'search'; fish: string | null; text: string; quantity: number | null }
  | { kind: 'add'; fish: string | null; text: string; quantity: number }
  | { kind: 'fraction'; below: number; above: number }
  | { kind: 'number'; value: number }
  | { kind: 'cart' }
  | { kind: 'checkout' }
  | { kind: 'pay' }
  | { kind: 'track' }
  | { kind: 'help' }
  | { kind: 'language' }
  | { kind: 'browse' }
  | { kind: 'back' }
  | { kind: 'cancel' }
  | { kind: 'startFresh' }
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'greeting' }
  | { kind: 'unknown' }
