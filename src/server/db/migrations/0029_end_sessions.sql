-- Ends the sessions of an account but one, and says how many. A statement that changes the account and then waits for a login
-- of the same instant sees only the sessions that were there when it began; a query of a volatile function sees also the
-- one that was started while it waited.
CREATE FUNCTION end_sessions(account text, kept text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  ended bigint;
BEGIN
  DELETE FROM sessions WHERE user_id = account AND id IS DISTINCT FROM kept;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;
