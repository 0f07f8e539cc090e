import { type ComponentType, lazy } from 'react'
import { type Area, loadArea } from '#web/i18n/texts.ts'

/** A page loaded when first wanted, together with the texts it shows. */
export const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>, ...areas: readonly Area[]) =>
  lazy(async () => {
    const [file] = await Promise.all([load(), ...areas.map(loadArea)])
    return { default: file[name] }
  })
