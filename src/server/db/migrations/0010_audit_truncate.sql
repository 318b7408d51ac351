CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_audit();
