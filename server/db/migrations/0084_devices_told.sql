-- A device that needs no code, and that none does any more, are changes of the ways in.
alter table security_changes
  drop constraint security_changes_kind_check,
  add constraint security_changes_kind_check check (kind in (
    'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'GOOGLE_LINKED', 'GOOGLE_UNLINKED',
    'TOTP_ON', 'TOTP_OFF', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED', 'RECOVERY_STARTED', 'RECOVERY_STOPPED', 'FACTOR_REMOVED',
    'DEVICE_REMEMBERED', 'DEVICES_FORGOTTEN'
  ));
