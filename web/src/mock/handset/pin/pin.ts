export const PIN_LENGTH = 4

export type PinKey = { press: string } | { do: 'delete' } | { do: 'clear' } | { type: string }

/** What has been entered after a key of the pad, or after typing into the field; only digits, four at most. */
export function pinAfter(pin: string, key: PinKey): string {
  if ('press' in key) return onlyPin(pin + key.press)
  if ('type' in key) return onlyPin(key.type)
  return key.do === 'clear' ? '' : pin.slice(0, -1)
}

export const isWhole = (pin: string): boolean => pin.length === PIN_LENGTH

const onlyPin = (text: string) => text.replace(/\D/g, '').slice(0, PIN_LENGTH)
