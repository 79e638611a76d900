import styles from './login-form.module.css';

/** What is wrong with a field. Its line is always there: nothing moves when the message comes, and it is announced. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className={styles.message} role="alert">
      {message}
    </p>
  );
}
