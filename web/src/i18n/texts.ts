import { create } from 'zustand'
import { importFiles, importWhenOnline } from '#web/api/lazyImport.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'
import { type Area, type Areas, areas, type Language } from './areas.ts'

export type { Area, Language } from './areas.ts'
export { fill } from './fill.ts'

/** The texts of the shell, which are always there, and those of the areas named. */
export type Texts<Wanted extends Area = never> = Areas['shell'] & AllOf<Areas[Wanted]>
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

interface Loaded {
  readonly language: Language
  readonly texts: object
  /** Whose texts these are. */
  readonly areas: readonly Area[]
}

const KEY = 'language'
const loaded = new Set<Area>()
const store = create<Loaded>()(() => ({ language: stored(), texts: {}, areas: [] }))

/** A page, or whatever loads the component, brings the areas before it renders; one that it has forgotten is an error by name. */
export const useTexts = <Wanted extends Area = never>(...wanted: readonly Wanted[]): Texts<Wanted> => store((now) => textsOf(now, wanted))
/** For code outside components. */
export const textsNow = <Wanted extends Area = never>(...wanted: readonly Wanted[]): Texts<Wanted> => textsOf(store.getState(), wanted)

function textsOf<Wanted extends Area>({ texts, areas }: Loaded, wanted: readonly Wanted[]): Texts<Wanted> {
  const missing = wanted.find((area) => !areas.includes(area))
  if (missing) throw new Error(`The texts of ${missing} are not loaded`)
  return texts as Texts<Wanted>
}

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  return { language: store((state) => state.language), choose: (language) => void chooseLanguage(language) }
}

/** Resolves when the texts of an area can be read in the chosen language. */
export async function loadArea(area: Area): Promise<void> {
  if (loaded.has(area)) return
  const { language } = store.getState()
  const groups = await groupsOf(area, language)
  loaded.add(area)
  if (language !== store.getState().language) return switchTo(store.getState().language)
  store.setState((now) => ({ texts: { ...now.texts, ...groups }, areas: [...now.areas, area] }))
}

/** Code together with the texts it shows, asked for at the same time. */
export async function withTexts<Code>(load: () => Promise<Code>, ...areas: readonly Area[]): Promise<Code> {
  const [code] = await Promise.all([load(), ...areas.map(loadArea)])
  return code
}

/** Acts at once and is kept on the device; English is the first-visit language (I18N-005, I18N-006). */
export async function chooseLanguage(language: Language): Promise<void> {
  writeText(KEY, language)
  await switchTo(language)
}

/** Tells the document its language and follows a choice made in another tab. */
export function startLanguage(): void {
  document.documentElement.lang = store.getState().language
  onStored(KEY, () => void switchTo(stored()))
}

/** Told once the texts of another language stand. */
export function onLanguage(listener: () => void): void {
  store.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Told when a chosen language has to wait for the network. */
export function onLanguageDelayed(listener: () => void): void {
  delayed = listener
}
let delayed = (): void => {}

/** A later choice wins over one that is still loading. */
let wanted: Language = store.getState().language

async function groupsOf(area: Area, language: Language): Promise<object> {
  const file: { readonly [Name in Area]?: object } = await areas[area][language]()
  return file[area] ?? {}
}

async function switchTo(language: Language): Promise<void> {
  wanted = language
  const load = async (): Promise<{ areas: Area[]; groups: object[] }> => {
    const areas = [...loaded]
    const groups = await Promise.all(areas.map((area) => groupsOf(area, language)))
    return areas.length === loaded.size ? { areas, groups } : load()
  }
  const { areas, groups } = await importFiles(load).catch(() => {
    if (wanted === language) delayed()
    return importWhenOnline(load)
  })
  if (wanted !== language) return
  if (typeof document !== 'undefined') document.documentElement.lang = language
  store.setState({ language, texts: Object.assign({}, ...groups) as object, areas })
}

/** For the build, which draws frames: outside a browser React reads the first state of a store, never its present one. */
export function makeFirstState(): void {
  Object.assign(store.getInitialState(), store.getState())
}

function stored(): Language {
  return readText(KEY) === 'sw' ? 'sw' : 'en'
}
