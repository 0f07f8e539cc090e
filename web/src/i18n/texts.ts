import { create } from 'zustand'
import { importFiles, importWhenOnline, type LoadFailure, reasonOf } from '#web/api/lazyImport.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'
import { type BundleFiles, bundleFiles, type Language, type TextBundle, type TextBundles } from './bundles.ts'
import { languageFor } from './languageFor.ts'

export type { Language, TextBundle } from './bundles.ts'
export { fill, wholeSums } from './placeholders.ts'

/** The texts of the shell, which are always loaded, and those of the named bundles. */
export type Texts<Named extends TextBundle = never> = TextBundles['shell'] & AllOf<TextBundles[Named]>
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

interface LoadedTexts {
  readonly language: Language
  readonly texts: object
  /** The bundles that the texts belong to. */
  readonly bundles: readonly TextBundle[]
}

const KEY = 'language'
let known = bundleFiles
const loaded = new Set<TextBundle>()
const store = create<LoadedTexts>()(() => ({ language: stored(), texts: {}, bundles: [] }))

/** Returns the texts of the named bundles. A page loads its bundles before it renders; a missing one throws an error with its name. */
export const useTexts = <Named extends TextBundle = never>(...bundles: readonly Named[]): Texts<Named> =>
  store((now) => textsOf(now, bundles))
/** Returns a text each time it is shown, so that it follows a change of language. Call `textsNow` inside: a text read earlier keeps its language. */
export type LiveText = () => string

/** Returns the current texts of the named bundles, for code outside components. */
export const textsNow = <Named extends TextBundle = never>(...bundles: readonly Named[]): Texts<Named> => textsOf(store.getState(), bundles)

function textsOf<Named extends TextBundle>({ texts, bundles: loaded }: LoadedTexts, bundles: readonly Named[]): Texts<Named> {
  const missing = bundles.find((bundle) => !loaded.includes(bundle))
  if (missing) throw new Error(`The texts of ${missing} are not loaded`)
  return texts as Texts<Named>
}

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  return { language: store((state) => state.language), choose: (language) => void chooseLanguage(language) }
}

export const languageNow = (): Language => store.getState().language

/** Registers more bundles, so that the first view does not list those that buyers never see. */
export function addBundles(files: BundleFiles): void {
  known = { ...known, ...files }
}

/** Resolves when the texts of a bundle can be read in the chosen language; throws LoadError. */
export async function loadBundle(bundle: TextBundle): Promise<void> {
  if (loaded.has(bundle)) return
  const { language } = store.getState()
  const groups = await importFiles(() => groupsOf(bundle, language))
  loaded.add(bundle)
  if (language !== store.getState().language) return switchTo(store.getState().language)
  store.setState((now) => ({ texts: { ...now.texts, ...groups }, bundles: [...now.bundles, bundle] }))
}

/** Loads code together with the texts it shows; throws LoadError. */
export async function withTexts<Code>(load: () => Promise<Code>, ...bundles: readonly TextBundle[]): Promise<Code> {
  const [code] = await Promise.all([importFiles(load), ...bundles.map(loadBundle)])
  return code
}

/** Switches the language at once and stores it on the device (I18N-005, I18N-006). */
export async function chooseLanguage(language: Language): Promise<void> {
  writeText(KEY, language)
  await switchTo(language)
}

/** Sets the language of the document and follows a choice made in another tab. */
export function startLanguage(): void {
  document.documentElement.lang = store.getState().language
  onStored(KEY, () => void switchTo(stored()))
}

/** Calls the listener once the texts of another language are loaded and shown. */
export function onLanguage(listener: () => void): void {
  store.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Calls the listener when a chosen language can't be loaded yet, with the reason. */
export function onLanguageDelayed(listener: (reason: LoadFailure) => void): void {
  delayed = listener
}
let delayed = (_reason: LoadFailure): void => {}

/** The language chosen last. It replaces one that is still loading. */
let chosen: Language = store.getState().language

/** Returns the texts of a bundle in a language, which need not be the chosen one. */
export async function groupsOf(bundle: TextBundle, language: Language): Promise<object> {
  const load = known[bundle]?.[language]
  if (!load) throw new Error(`The texts of ${bundle} are not known here`)
  const file: { readonly [Name in TextBundle]?: object } = await load()
  return file[bundle] ?? {}
}

async function switchTo(language: Language): Promise<void> {
  chosen = language
  const load = async (): Promise<{ bundles: TextBundle[]; groups: object[] }> => {
    const bundles = [...loaded]
    const groups = await Promise.all(bundles.map((bundle) => groupsOf(bundle, language)))
    return bundles.length === loaded.size ? { bundles, groups } : load()
  }
  const { bundles, groups } = await importFiles(load, language).catch((error: unknown) => {
    if (chosen === language) delayed(reasonOf(error))
    return importWhenOnline(load)
  })
  if (chosen !== language) return
  if (typeof document !== 'undefined') document.documentElement.lang = language
  store.setState({ language, texts: Object.assign({}, ...groups) as object, bundles })
}

/** Copies the present state into the first state of the store, for the build of frames: outside a browser, React reads only the first state. */
export function makeFirstState(): void {
  Object.assign(store.getInitialState(), store.getState())
}

function stored(): Language {
  return languageFor(readText(KEY))
}
