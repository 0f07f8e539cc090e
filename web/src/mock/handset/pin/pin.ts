export const PIN_LENGTH = 4

export type PinKey = { press: string } | { do: 'delete' } | { do: 'clear' } | { type: string }

/** Returns the PIN after a key press or typing; it has only digits, at most four. */
export function pinAfter(pin: string, key: PinKey): string {
  if ('press' in key) return onlyPin(pin + key.press)
  if ('type' in key) return onlyPin(key.type)
  return key.do === 'clear' ? '' : pin.slice(0, -1)
}

export const isWhole = (pin: string): boolean => pin.length === PIN_LENGTH

const onlyPin = (text: string) => text.replace(/\D/g, '').slice(0, PIN_LENGTH)
