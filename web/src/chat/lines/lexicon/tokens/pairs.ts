/** Returns a table of words written as `word=meaning`. A Map, because words such as `constructor` are properties of any object (CHAT-175). */
export const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => pair.split('=') as [string, string]))
