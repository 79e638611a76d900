import styles from './login-form.module.css';

/** Error message of a field. Always rendered, so that the layout does not shift and screen readers announce changes. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className={styles.message} role="alert">
      {message}
    </p>
  );
}
