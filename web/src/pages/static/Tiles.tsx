export interface TilesProps {
  id: string
  title: string
  tiles: readonly { readonly title: string; readonly text: string }[]
}

export const Tiles = ({ id, title, tiles }: TilesProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.title} className="card padded">
          <h3>{tile.title}</h3>
          <p className="muted">{tile.text}</p>
        </li>
      ))}
    </ul>
  </section>
)
