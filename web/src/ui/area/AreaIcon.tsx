import { IconDrawing, type IconProps } from '../Icon.tsx'

/** Icons of the seller and transporter areas. They aren't in `icons.ts`, so that buyers don't load them. */
const areaIcons = {
  shop: 'M4 10v10.5h16V10M3 9l1.5-5h15L21 9a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0zM10 20.5V15h4v5.5',
  box: 'M3.5 8L12 3.5L20.5 8v8.5L12 21l-8.5-4.5zM3.5 8L12 12.5L20.5 8M12 12.5V21',
  tag: 'M3.5 12.5V4h8.5l8.5 8.5l-8 8zM8 8h.01',
  download: 'M12 4v11M7 10.5l5 5l5-5M4.5 20h15',
  chart: 'M4 4v16h16M7.5 15l4-4.5l3 2.5l5-6',
  report: 'M4 20.5h16M6.5 17V11M12 17V5M17.5 17V8',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
  more: 'M12 5.5h.01M12 12h.01M12 18.5h.01',
} as const
export type AreaIconName = keyof typeof areaIcons

export const AreaIcon = ({ name, ...look }: Omit<IconProps, 'name'> & { name: AreaIconName }) => (
  <IconDrawing path={areaIcons[name]} {...look} />
)
