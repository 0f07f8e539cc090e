import styles from './IdCardDrawing.module.css'
/** A drawing instead of the uploaded ID image, because others may see the screen. */
export const IdCardDrawing = ({ side }: { side: 'front' | 'back' }) => (
  <svg className={styles.idCard} viewBox="0 0 84 56" aria-hidden="true">
    {side === 'front' && <path opacity=".3" d="M8 9h26v38H8z" />}
    <path
      opacity=".4"
      d={side === 'front' ? 'M40 9h36v3H40zM40 18h36v3H40zM40 27h22v3H40z' : 'M8 9h68v3H8zM8 18h48v3H8zM8 27h68v3H8zM8 36h28v3H8z'}
    />
  </svg>
)
